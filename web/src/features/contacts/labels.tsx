import type { ListedContact } from '#contract/customers/contact.ts'
import './labels.css'
import { useLabelName } from './use-label-name.ts'

/** A contact's labels, each in its own color. */
export function Labels({ labels }: Pick<ListedContact, 'labels'>) {
  const nameOf = useLabelName()
  if (labels.length === 0) return null
  return (
    <ul className="labels">
      {labels.map((label) => (
        <li key={label} className="label" data-label={label}>
          {nameOf(label)}
        </li>
      ))}
    </ul>
  )
}
