import { describe, expect, test } from "vitest";
import { combined, dividing, FEW, fits, values } from "../src/games/generic/narrowing";

const SEATS = [0, 1, 2, 3];
const guesses = combined("guess", { seat: SEATS, total: [2, 3, 4], sure: [false, true] });

describe("too many choices to see at once", () => {
  test("are as many as there are mixes of what can stand in their fields", () => {
    expect(guesses).toHaveLength(24);
    expect(combined("pass", {})).toEqual([{ kind: "pass" }]);
  });

  test("are divided by kind first, then field by field, until they can be seen", () => {
    const all = [...guesses, { kind: "pass" }];
    expect(dividing(all)).toBe("kind");
    expect(values(all, "kind")).toEqual(["guess", "pass"]);
    expect(dividing(guesses)).toBe("seat");
    const left = guesses.filter((each) => fits(each, [{ field: "seat", value: 2 }]));
    expect(left).toHaveLength(6);
    expect(dividing(left)).toBeNull();
  });

  test("are shown all the same where no field brings two of them together", () => {
    const totals = combined("guess", { total: Array.from({ length: 2 * FEW }, (_, at) => at) });
    expect(dividing(totals)).toBeNull();
  });

  test("are told apart by lists as well as by numbers", () => {
    const teams = combined("propose", {
      team: [
        [0, 1],
        [0, 2],
      ],
      loud: [1, 2, 3, 4, 5],
    });
    expect(values(teams, "team")).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(teams.filter((each) => fits(each, [{ field: "team", value: [0, 2] }]))).toHaveLength(5);
  });
});
