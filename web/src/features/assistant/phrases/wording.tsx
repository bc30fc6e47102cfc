import { Fragment } from 'react'

/** A wording, with what is filled in set apart. */
export function Wording({ text }: { text: string }) {
  return text.split(/(\{[^{}]*\})/).map((part, index) =>
    part.startsWith('{') ? (
      // A wording's parts keep their places.
      <code key={index} className="phrase-slot">
        {part.slice(1, -1)}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
