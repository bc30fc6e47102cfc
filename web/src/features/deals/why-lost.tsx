import { stopAskingWhyLost, useAskedWhyLost } from '../../data/lost-asked.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const LostDialog = lazyDialog(
  async () => (await import('./lost-dialog.tsx')).LostDialog,
  ({ contact }) => contact !== undefined,
)

/** Asks on whatever page somebody was moved to Lost. */
export function WhyLost() {
  const contact = useAskedWhyLost()
  return <LostDialog contact={contact} isSkippable onClose={stopAskingWhyLost} />
}
