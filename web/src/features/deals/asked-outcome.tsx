import { stopAskingForOutcome, useAskedOutcome } from '../../data/outcome-asked.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const LostDialog = lazyDialog(
  async () => (await import('./lost-dialog.tsx')).LostDialog,
  ({ contact }) => contact !== undefined,
)
const AskedSale = lazyDialog(
  async () => (await import('./asked-sale.tsx')).AskedSale,
  ({ contact }) => contact !== undefined,
)

/** Asks on whatever page somebody was moved to Sold or Lost. */
export function AskedOutcome() {
  const asked = useAskedOutcome()
  const of = (stage: 'sold' | 'lost') => (asked?.stage === stage ? asked.contact : undefined)
  return (
    <>
      <AskedSale contact={of('sold')} onClose={stopAskingForOutcome} />
      <LostDialog contact={of('lost')} isSkippable onClose={stopAskingForOutcome} />
    </>
  )
}
