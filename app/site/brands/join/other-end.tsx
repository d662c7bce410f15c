import lead from "../../../design/assets/drawn/crew/partnerships-manager.svg?url";
import type { Route } from "./+types/route.ts";
import styles from "./other-end.module.css";

type Words = Route.ComponentProps["loaderData"]["words"];

type OtherEndProps = { words: Words; isAtFoot?: boolean };

/** Who is at the other end of the line: a second frame beside the poster or at the stage's foot, for the eye. */
export function OtherEnd({ words, isAtFoot }: OtherEndProps) {
  const { name, role } = words.stage.answers;
  return (
    <span className={isAtFoot ? styles.foot : styles.end} aria-hidden="true">
      {/* Where it is not shown it is not asked for either. */}
      <img className={styles.frame} src={lead} alt="" width="180" height="320" loading="lazy" />
      <span className="apply-third">
        <span>{name}</span> <span>{role}</span>
      </span>
    </span>
  );
}
