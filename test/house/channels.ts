import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import { type Rule, stepsIn } from './house.ts'
import type { Node } from './tree.ts'

/** Files that choose a channel on purpose, for the reasons in their own comments. */
const CHOOSING = [
  'functions/core/calls/missed/send-text-back.ts',
  'functions/core/messaging/conversations/create-conversation-with.ts',
  // Apps on the phone of the person who shares a vehicle, not the dealership's channels.
  'web/src/features/inventory/share/share-ways.ts',
]

/** One that is called as a field of contacts is cannot be told from it. */
const NAMES = ALL_CHANNELS.filter((channel) => !(channel in CONTACT_FIELDS))
const names: readonly unknown[] = NAMES
const starts = NAMES.map((channel) => `${channel}:`)
const namesChannel = ({ type, value }: Node) =>
  type === 'Literal' &&
  typeof value === 'string' &&
  (names.includes(value) || starts.some((start) => value.startsWith(start)))

export const channels: Rule[] = [
  {
    says: 'what differs between channels stands in their files: no other code names one',
    breaches: ({ sources }) =>
      sources
        .filter(
          ({ path }) =>
            !/^(functions\/contract\/customers\/channels|lib\/local\/(past|seed|twilio)|functions\/core\/telephony\/twilio)\//.test(
              path,
            ),
        )
        .filter(({ path }) => !CHOOSING.includes(path))
        .filter(
          ({ text, nodes }) =>
            starts.concat(NAMES).some((name) => text.includes(`'${name}`) || text.includes(`"${name}`)) &&
            nodes().some(namesChannel),
        )
        .map(({ path }) => path),
  },
  {
    says: 'messaging knows no carrier by name: of telephony it enters what all carriers are',
    breaches: (house) =>
      stepsIn(house)
        .filter(
          ({ from, to }) => /^functions\/core\/messaging\//.test(from) && /^functions\/core\/telephony\//.test(to),
        )
        .filter(({ to }) => !/\/telephony\/carriers\/(carrier|carriers|note-heard)\.ts$/.test(to))
        .map(({ from, to }) => `${from} → ${to}`),
  },
]
