import { foldText } from '#contract/fold-text.ts'
import { type FileKind, factsOf } from '#contract/platform/file-types.ts'
import type { MessageItem } from './entity.ts'

/**
 * A reaction as telephones send it where the other side may not know reactions: “Liked “Yes it is””, “Loved an image”,
 * “👍 to “Yes it is””. No emoji: one is taken back.
 */
export interface Reaction {
  emoji: string | undefined
  of: { text: string } | { file: FileKind | 'any' }
}

/** iPhones' names for their six reactions, and Android theirs where it has no emoji for them, folded. */
const DEEDS: readonly [emoji: string, deeds: string][] = [
  ['❤️', 'loved,le encanto,le encanta,le ha encantado,amo'],
  ['👍', 'liked,le gusto,le gusta,le ha gustado'],
  ['👎', 'disliked,no le gusto,no le gusta,no le ha gustado'],
  ['😂', 'laughed at,le dio risa,le ha dado risa,le hizo gracia,se rio de,se ha reido de,rio de'],
  ['‼️', 'emphasized,emphasised,exclamo por,enfatizo,destaco,resalto,recalco'],
  ['❓', 'questioned,dudo sobre,dudo de,cuestiono,pregunto por,pregunto sobre,tiene dudas sobre'],
]
const EMOJI_OF = new Map(DEEDS.flatMap(([emoji, deeds]) => deeds.split(',').map((deed) => [deed, emoji])))

const FILES: Record<FileKind | 'any', RegExp> = {
  image: /^(?:a )?(?:an? |una? )(?:image|photo|picture|gif|imagen|foto|fotografia)$/,
  video: /^(?:a )?(?:an? |una? )(?:movie|video|pelicula)$/,
  audio: /^(?:a )?(?:an? |una? )(?:audio|audio message|voice message|mensaje de audio|mensaje de voz|nota de voz)$/,
  document: /^(?:a )?(?:an? |una? )(?:document|documento|pdf)$/,
  any: /^(?:a )?(?:an? |una? )(?:attachment|file|adjunto|archivo|archivo adjunto)$/,
}
const KINDS = Object.keys(FILES) as (keyof typeof FILES)[]

/** The reaction, and the text it was done to, which may hold quotes itself. */
const OF_TEXT = /^([^“”"«»]{1,60}?) ?(?:“(.+)”|"(.+)"|«(.+)»)\.?$/s
/** The same of a file, which is named by its kind. */
const OF_FILE = /^(.{1,60}?) ((?:an?|una?) [\p{L} ]{3,20})$/iu

const REACTED = /^(?:reacted|reaccion[oó]|ha reaccionado)(?: with| con)? (\S+)(?: to| a| al)?$/iu
/** Google's, with invisible characters around each part. */
const GOOGLE = /^(\S+) (?:to|a)$/u
const TAKEN_BACK = /^(?:removed|quito|elimino|retiro|borro|ha quitado|ha eliminado) .{1,40}? (?:from|de|del|a)$/
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\p{Emoji_Modifier}?)$/v

/** Characters of no width that keep no emoji together, and blanks of every width. */
const UNSEEN = /[\u200b\u200e\u200f\u2060\ufeff]/g
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f]+/g
const plain = (text: string) => text.replace(UNSEEN, '').replace(BLANKS, ' ').trim()

/** A text's reaction; undefined where it has no such form. Whether it is one shows by what it quotes. */
export function readReaction(body: string): Reaction | undefined {
  const text = plain(body)
  const [, deed, ...quotes] = OF_TEXT.exec(text) ?? []
  const quoted = quotes.find((quote) => quote !== undefined)
  if (deed !== undefined && quoted !== undefined) return reaction(deed, { text: quoted.trim() })

  const [, deedOfFile = '', named = ''] = OF_FILE.exec(text) ?? []
  const file = KINDS.find((kind) => FILES[kind].test(foldText(named)))
  return file && reaction(deedOfFile, { file })
}

function reaction(deed: string, of: Reaction['of']): Reaction | undefined {
  const folded = foldText(deed).trim()
  if (TAKEN_BACK.test(folded)) return { emoji: undefined, of }
  const given = REACTED.exec(deed)?.[1] ?? GOOGLE.exec(deed)?.[1]
  const emoji = given !== undefined && EMOJI.test(given) ? given : EMOJI_OF.get(folded)
  return emoji === undefined ? undefined : { emoji, of }
}

type Quotable = Pick<MessageItem, 'direction' | 'body' | 'sent_body' | 'media'>

/** The newest message that a reaction is about, ours before the customer's own; `messages` are the oldest first. */
export function findMarked<Message extends Quotable>(messages: Message[], { of }: Reaction): Message | undefined {
  const fitting = messages.filter((message) => ('text' in of ? saysThat(message, of.text) : hasFile(message, of.file)))
  return fitting.findLast(({ direction }) => direction === 'outbound') ?? fitting.at(-1)
}

const hasFile = ({ media = [] }: Quotable, file: FileKind | 'any') =>
  media.some(({ content_type }) => file === 'any' || factsOf(content_type)?.kind === file)

/** A telephone may have changed quotes and dashes on the way, and may cut a long text. */
function saysThat({ body, sent_body }: Quotable, quoted: string): boolean {
  const wanted = alike(quoted)
  const beginning = /^(.{12,})\.\.\.$/s.exec(wanted)?.[1]?.trimEnd()
  return [body, sent_body].some((said) => {
    const text = said ? alike(said) : ''
    return text !== '' && (text === wanted || (beginning !== undefined && text.startsWith(beginning)))
  })
}

const alike = (text: string) =>
  plain(text)
    .normalize('NFC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
