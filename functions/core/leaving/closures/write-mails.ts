import type { Language } from '#contract/language.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import type { ClosureItem } from './entity.ts'
import { COUNTED, TEXTS } from './texts.ts'

const dayOf = (at: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

interface Told {
  language: Language
  /** A plan would have been renewed; said once. */
  isPaying: boolean
}

/** The mail to an owner when a closing begins, and shortly before its end. */
export function writeClosingMail(
  step: 'begin' | 'remind',
  { name, ends_at, by }: ClosureItem,
  { language, isPaying }: Told,
) {
  const words = TEXTS[language]
  const when = { name, day: dayOf(ends_at, language) }
  const link = { label: words.link[by], url: `${publicUrl()}/settings/closing` }
  const last = by === 'owner' ? words.byOwner(when) : words.byLotwire
  const paid = isPaying ? [words.paid] : []
  const lines = [words[step](when), ...paid, words.all(when), link, last]
  return { subject: words[`${step}Subject`](when), ...layOutMail(lines) }
}

/** The certificate for an owner: what was removed, and what is kept and why. */
export function writeCertificate({ name, gone_at, removed }: ClosureItem, language: Language) {
  const words = TEXTS[language]
  const when = { name, day: dayOf(gone_at ?? '', language) }
  const number = new Intl.NumberFormat(`${language}-US`)
  const known: readonly string[] = COUNTED
  const other = Object.entries(removed).reduce(
    (sum, [kind, count = 0]) => (known.includes(kind) ? sum : sum + count),
    0,
  )
  const counts = [...COUNTED.map((kind) => [kind, removed[kind] ?? 0] as const), ['other', other] as const]
  const what = counts.flatMap(([kind, count]) => (count > 0 ? `${words.counts[kind]} (${number.format(count)})` : []))
  const lines = [words.gone(when), words.removed(what.join(', ')), words.kept, words.fading]
  return { subject: words.goneSubject(when), ...layOutMail(lines) }
}
