import * as z from 'zod/mini'
import { cleanName } from '#contract/clean-name.ts'
import { Count, Flag, MaybeMoment, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { ADDRESS_FIELDS, ADDRESSES, byAddressField } from './channels/addresses.ts'
import { byContactField, CONTACT_FIELDS } from './contact-fields.ts'
import { Custom, CustomInput } from './custom.ts'
import { LabelNames } from './labels.ts'
import { SOURCE_KINDS } from './source-kinds.ts'

/** Whoever looks after a contact (S1 §3); without an address once they left. */
const Agent = z.object({ id: Text, name: Text, first_name: Text, last_name: Text, email: MaybeText })

/** A vehicle that a customer wrote about, by the code in a shared link. */
export const AskedVehicle = z.object({ id: Text, title: Text, stockNumber: MaybeText })

const listed = () =>
  z.object({
    id: Text,
    first_name: Text,
    last_name: Text,
    display_name: Text,
    name: Text,
    ...byAddressField(() => MaybeText),
    /** Their numbers beside these, each with what it is ("Work"). */
    numbers: z.array(z.object({ value: Text, label: Text })),
    ...byContactField(() => MaybeText),
    stage: Text,
    /** One list under two names (S1's and S2's). */
    labels: z.array(Text),
    tags: z.array(Text),
    created_at: Moment,
    /** The time of the last change of their details; messages don't count. */
    updated_at: Moment,
    /** The conversation on the channel used last; null where they never wrote and were never written to. */
    conversation_id: MaybeText,
    assigned_agent: z.nullable(Agent),
  })

/** A contact as the list shows it (S1 §3); with the dealership's own fields where they are asked for. */
export const ListedContact = z.lazy(() => z.extend(listed(), { custom: z.optional(Custom) }))
export type ListedContact = z.infer<typeof ListedContact>

const card = () =>
  z.extend(listed(), {
    last_message_at: MaybeMoment,
    /** A message of theirs waits to be read. */
    unread: Flag,
    /** The one that they wrote about last. */
    vehicle: z.nullable(AskedVehicle),
    /** Whole dollars that their budget names; in Sold, what they paid. */
    worth: z.nullable(Count),
    paused_until: MaybeMoment,
    /** Its position in its stage's column: the greatest is on top. */
    place: Text,
  })

/** A contact as a card of the board. */
export const Contact = z.lazy(card)
export type Contact = z.infer<typeof Contact>

/** A contact by itself, with where they came from (an advertisement with its headline, or a file), and the dealership's own fields. */
export const WholeContact = z.lazy(() =>
  z.extend(card(), {
    source: z.nullable(z.object({ kind: z.enum(SOURCE_KINDS), detail: MaybeText, at: Moment })),
    custom: Custom,
  }),
)
export type WholeContact = z.infer<typeof WholeContact>

const NAME_CHARACTERS = 60
const trimmed = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const cleaned = (most: number) => z.string().check(z.overwrite(cleanName), z.maxLength(most))
const name = () => cleaned(NAME_CHARACTERS)
/** Empty where there is none: a form sends all of its fields. */
const maybe = (most: number) => z.optional(z.nullable(trimmed(most)))
const maybeName = (most: number) => z.optional(z.nullable(cleaned(most)))

const maybeEmail = (most: number) =>
  z.optional(z.nullable(z.union([z.literal(''), z.email(says('email_wrong')).check(z.maxLength(most))])))
const kinds = { text: maybeName, prose: maybe, email: maybeEmail }

/** So many numbers somebody may have beside these of their own, and how long what each is may be. */
export const NUMBERS_MAX = 10
export const NUMBER_LABEL_CHARACTERS = 40
const Numbers = z
  .array(z.object({ value: trimmed(ADDRESSES.phone.max), label: z._default(cleaned(NUMBER_LABEL_CHARACTERS), '') }))
  .check(z.maxLength(NUMBERS_MAX))

const known = {
  /** A number in any usual writing; checked by the server, which knows the country. */
  ...byAddressField((kind) => maybe(ADDRESSES[kind].max)),
  /** All further numbers, in place of those they have; each becomes theirs. One that is empty is left out. */
  numbers: z.optional(Numbers),
  ...byContactField((name) => kinds[CONTACT_FIELDS[name].kind](CONTACT_FIELDS[name].max)),
  /** The values named; others stay. */
  custom: z.optional(CustomInput),
}
export const Stage = z.string().check(z.minLength(1), z.maxLength(80))

/** A new contact (S1 §5): names, and a phone number or a WhatsApp address. */
export const ContactInput = z.lazy(() =>
  z
    .object({
      first_name: name().check(z.minLength(1)),
      last_name: name().check(z.minLength(1)),
      ...known,
      stage: z.optional(Stage),
      labels: z.optional(LabelNames),
      /** A colleague who looks after them; managers may choose one. */
      assignee: z.optional(z.string().check(z.maxLength(200))),
      /** Chosen by system administrators, and by nobody else. */
      organization_id: z.optional(z.string().check(z.maxLength(200))),
    })
    .check(
      z.refine((contact) => ADDRESS_FIELDS.some((field) => contact[field]), {
        error: says('required'),
        path: ['phone'],
      }),
    ),
)
export type ContactInput = z.output<typeof ContactInput>

/** The changes of a contact; absent fields stay as they are. */
export const ContactChanges = z.lazy(() =>
  z.object({
    first_name: z.optional(name()),
    last_name: z.optional(name()),
    ...known,
    stage: z.optional(Stage),
    labels: z.optional(LabelNames),
    /** Beside `labels`, which sets all of them: what others put on meanwhile stays. */
    add_labels: z.optional(LabelNames),
    remove_labels: z.optional(LabelNames),
    /** The cards right below and right above its new place in the stage's column; neither: on top. */
    before_id: z.optional(z.string().check(z.maxLength(200))),
    after_id: z.optional(z.string().check(z.maxLength(200))),
    /** Refused where somebody has changed it from this: for what is undone. */
    expected: z.optional(z.object({ stage: z.optional(Stage), labels: z.optional(LabelNames) })),
  }),
)
export type ContactChanges = z.output<typeof ContactChanges>
