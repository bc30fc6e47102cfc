import { useDeal } from '../../data/deals.ts'
import { SoldDialog } from './sold-dialog.tsx'

/** Asks what a contact who is in Sold already bought, and for how much; it may be left out. */
export const AskedSale = ({ contact, onClose }: { contact: string | undefined; onClose: () => void }) =>
  contact !== undefined && <Loaded contact={contact} onClose={onClose} />

function Loaded({ contact, onClose }: { contact: string; onClose: () => void }) {
  const { data } = useDeal(contact)
  return data && <SoldDialog contact={contact} deal={data.deal} open isSkippable onClose={onClose} />
}
