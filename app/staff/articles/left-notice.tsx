import type { Pages } from "../../../content/types.ts";
import { Notice } from "../../design/fields/notice.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { fill } from "../../i18n/fill.ts";
import { StaffForm } from "../ui/staff-form.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { LeftAddress } from "./left-address.server.ts";

type LeftNoticeProps = { words: Pages["adminArticles"]["moved"]; left: LeftAddress };

/** An address has lost its article: one press sends its visitors on. */
export function LeftNotice({ words, left }: LeftNoticeProps) {
  const { path, target, kind } = left;
  return (
    <Notice tone="info" heading={fill(words.heading, { path })}>
      <p>{words.text}</p>
      <StaffForm isAfterText method="post" action="/admin/redirects/new">
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="kind" value={kind} />
        <TextField
          id="left-target"
          name="target"
          label={words.target}
          defaultValue={target}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <StepButton intent="follow">{words.submit}</StepButton>
      </StaffForm>
    </Notice>
  );
}
