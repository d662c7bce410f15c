import { expect, it } from "vitest";
import { turns } from "./turns.ts";

function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: resolve, fail: reject, hasBegun: () => hasBegun };
}

it("runs so many, lets so many wait in order and turns the others away", async () => {
  const { take } = turns(1, 1);
  const [first, second, third] = [held(), held(), held()];
  const firstEnd = take(first.work);
  const secondEnd = take(second.work);
  expect(await take(third.work)).toBeUndefined();
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, false, false]);
  first.end("one");
  expect(await firstEnd).toBe("one");
  second.end("two");
  expect(await secondEnd).toBe("two");
});

it("gives the place on after a failure", async () => {
  const { take } = turns(1, 1);
  const [first, second] = [held(), held()];
  const firstEnd = take(first.work);
  const secondEnd = take(second.work);
  first.fail(new Error("broken"));
  await expect(firstEnd).rejects.toThrow("broken");
  second.end("two");
  expect(await secondEnd).toBe("two");
});
