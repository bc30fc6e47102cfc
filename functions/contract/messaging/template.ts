import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import {
  BUTTON_TYPES,
  HEADER_TYPES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_LANGUAGES,
  TEMPLATE_LIMITS,
  TEMPLATE_STATUSES,
} from '#contract/telephony/template-facts.ts'

const Category = z.enum(TEMPLATE_CATEGORIES)
const Language = z.enum(TEMPLATE_LANGUAGES)
const HeaderKind = z.enum(HEADER_TYPES)

/** A WhatsApp template (S2 §3); `body` and `footer` stand under both of their names there. */
export const Template = z.lazy(() =>
  z.object({
    id: Text,
    name: Text,
    friendly_name: Text,
    language: Language,
    category: Category,
    header_type: HeaderKind,
    header_text: MaybeText,
    header_media_url: MaybeText,
    body: Text,
    body_text: Text,
    footer: MaybeText,
    footer_text: MaybeText,
    variables: z.array(Text),
    samples: z.array(Text),
    variable_count: Count,
    buttons: z.array(z.object({ type: z.enum(BUTTON_TYPES), text: Text, url: MaybeText, phone_number: MaybeText })),
    status: z.enum(TEMPLATE_STATUSES),
    /** Approved, and neither paused nor disabled since. */
    is_sendable: Flag,
    /** Twilio's own word, where it was submitted: also `paused` and `disabled`. */
    twilio_status: MaybeText,
    rejection_reason: MaybeText,
    usage_count: Count,
    created_at: Moment,
    updated_at: Moment,
    synced_at: MaybeMoment,
  }),
)
export type Template = z.infer<typeof Template>

/** What is written into a form may be longer than what is kept: template-rules.ts says it at the field. */
const Written = z.string().check(z.maxLength(4 * TEMPLATE_LIMITS.body))
const MaybeWritten = z.optional(z.nullable(Written))
const Button = z.object({
  type: z.enum(BUTTON_TYPES),
  text: Written,
  url: MaybeWritten,
  phone_number: MaybeWritten,
})
const Strings = z.optional(z.nullable(z.array(Written).check(z.maxLength(2 * TEMPLATE_LIMITS.variables))))

const content = {
  header_type: z.optional(z.nullable(HeaderKind)),
  header_text: MaybeWritten,
  header_media_url: MaybeWritten,
  body_text: Written,
  footer_text: MaybeWritten,
  variables: Strings,
  samples: Strings,
  buttons: z.optional(z.nullable(z.array(Button).check(z.maxLength(2 * TEMPLATE_LIMITS.buttons)))),
}

/** The form of a new template: what is left out it does not have. */
export const TemplateForm = z.lazy(() =>
  z.object({
    name: Written,
    friendly_name: Written,
    language: z._default(Language, 'es'),
    category: z._default(Category, 'UTILITY'),
    ...content,
  }),
)
export type TemplateForm = z.output<typeof TemplateForm>

/** The same for a draft that is changed: its name stays. */
export const TemplateChanges = z.lazy(() =>
  z.object({
    friendly_name: z.optional(Written),
    language: z.optional(Language),
    category: z.optional(Category),
    ...content,
  }),
)
export type TemplateChanges = z.output<typeof TemplateChanges>

/** A template filled in, as the customer sees it (S2 §3). */
export const TemplatePreview = z.lazy(() =>
  z.object({
    header: MaybeText,
    body: Text,
    footer: MaybeText,
    buttons: z.array(z.object({ type: z.enum(BUTTON_TYPES), text: Text })),
  }),
)
export const PreviewForm = z.lazy(() => z.object(content))
export type PreviewForm = z.output<typeof PreviewForm>
