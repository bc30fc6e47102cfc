import type { AddedKind } from '#contract/assistant/added.ts'
import type { Said } from '../inbound/said-numbers.ts'
import { MAKE_NAMES } from '../replies/slot-words.ts'
import WORDS from './said-words.json' with { type: 'json' }

/** Those that are words of their own stand with their models. */
const MAKES = [
  'mini cooper',
  'ram \\d+',
  ...MAKE_NAMES.filter((name) => !/^(mini|ram|smart|saturn|mercury|scion)$/.test(name)),
].join('|')

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]+@[^\s<>"@]+\.[a-z]{2,}|(?<![\w@.])(?:[\w-]+\.)+(?:com|net|org|io|co|us|mx|info|biz|app|ly|me|site|shop|online|example)(?![\w.])(?:\/[^\s<>"]*)?/g

const patternsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([key, forms]) => [key, new RegExp(`(?<![a-z])(?:${forms})(?![a-z])`, 'g')] as const)
/** By meaning, of both languages, in small letters without accents. */
const PATTERNS: [AddedKind, (readonly [string, RegExp])[]][] = [
  ['day', patternsOf(WORDS.days)],
  ['claim', patternsOf(WORDS.claims)],
  ['vehicle', [['', new RegExp(`(?<![a-z])(?:${MAKES})(?![a-z])`, 'g')]]],
]

/** Days, claims, makes, and links, wherever they stand. */
export const saidWords = (plain: string): Said[] => [
  ...PATTERNS.flatMap(([kind, patterns]) =>
    patterns.flatMap(([name, pattern]) =>
      [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({
        ...{ kind, key: `${kind} ${name || text}` },
        ...{ at: index, end: index + text.trimEnd().length },
      })),
    ),
  ),
  ...[...plain.matchAll(LINK)].map(({ 0: text, index }) => {
    const link = text.replace(/[.,;:!?)]+$/, '')
    const key = `link ${link.replace(/^https?:\/\/|^www\./g, '').replace(/\/$/, '')}`
    return { kind: 'link' as const, key, at: index, end: index + link.length }
  }),
]
