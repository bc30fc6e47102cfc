import { Fragment } from 'react'
import { useSlotWords } from './use-slot-words.ts'

/** A wording, with what is filled in set apart. */
export function Wording({ text }: { text: string }) {
  const slotWords = useSlotWords()
  return text.split(/(\{[^{}]*\})/).map((part, index) =>
    part.startsWith('{') ? (
      // A wording's parts keep their places.
      <code key={index} className="phrase-slot">
        {slotWords(part)}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
