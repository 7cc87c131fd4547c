"""Uprising: counters that may be nothing, and a revolution to time."""
