import { Text } from '@chakra-ui/react'
import { useFields } from '../data/fields.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { wordTexts } from './word-texts.ts'

/** `{{first_name}}`, or with what stands in for it: `{{first_name|there}}`. */
const WORD = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/

/** A text in which the words that are filled in for each person stand as what they are, not as they are written. */
export function WordedText({ text }: { text: string }) {
  const t = useText(wordTexts)
  const language = useLanguage()
  const own = useFields().data?.data ?? []
  // Every third part is a word, and the next what stands in for it.
  const parts = text.split(WORD)
  return parts.map((part, at) => {
    if (at % 3 === 2) return null
    if (at % 3 === 0) return part
    const known = Object.entries(wordTexts).find(([word]) => word === part)?.[1][language]
    const name = known ?? own.find(({ key }) => key === part)?.name
    const standIn = parts[at + 1]
    return (
      <Text
        as="span"
        key={at}
        paddingInline="0.5"
        borderRadius="sm"
        bg="brand.muted"
        color="brand.fg"
        title={standIn && t('stand_in', { words: standIn })}
      >
        {name ?? part}
      </Text>
    )
  })
}
