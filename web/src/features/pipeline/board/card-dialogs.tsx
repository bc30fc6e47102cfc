import { useSlot } from '../../../lib/slots.ts'

/** A card's contact, and the action chosen for it. */
export interface Acted {
  contact: string
  action: string
}

interface CardDialogsProps {
  acted: Acted | null
  onClose: () => void
}

/** The dialogs that other features' entries in a card's menu open. */
export const CardDialogs = ({ acted, onClose }: CardDialogsProps) =>
  useSlot('cardActions').map(({ id, Dialog }) => (
    <Dialog key={id} contact={acted?.contact ?? ''} open={acted?.action === id} onClose={onClose} />
  ))
