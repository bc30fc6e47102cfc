import { useState } from 'react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { ChooseOther } from './choose-other.tsx'
import { MergeDialog } from './merge-dialog.tsx'

interface MergeContactProps {
  contact: ListedContact | null
  onClose: () => void
  onDone: (id: string) => void
}

/** Merges a contact with another, which is looked for first. */
export function MergeContact({ contact, onClose, onDone }: MergeContactProps) {
  const [other, setOther] = useState<string>()
  if (!contact) return null
  if (!other) return <ChooseOther contact={contact} onClose={onClose} onChoose={setOther} />
  return <MergeDialog open ids={[contact.id, other]} onClose={onClose} onDone={onDone} />
}
