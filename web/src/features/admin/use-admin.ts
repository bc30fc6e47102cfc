import { useSearchParams } from 'react-router'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { refundPlan, reopenOrganization, resetOwner, setSuspended, useOrganizations } from '../../data/admin.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { adminTexts } from './texts.ts'

/** What administrators do to a dealership after one question; closing asks for its name (close-dialog.tsx). */
const DEEDS = {
  suspend: { does: (id: string) => setSuspended(id, true), done: 'suspended_done' },
  open: { does: (id: string) => setSuspended(id, false), done: 'opened_done' },
  refund: { does: refundPlan, done: 'refunded_done' },
  keep: { does: reopenOrganization, done: 'keep_done' },
  lost_device: { does: resetOwner, done: 'lost_device_done' },
} as const
export type AdminDeed = keyof typeof DEEDS

/** A page of all dealerships, and what is done to one. */
export function useAdmin() {
  const t = useText(adminTexts)
  const [address, setAddress] = useSearchParams()
  const cursor = address.get('cursor') ?? undefined
  const search = address.get('search') ?? ''
  const { data, error, mutate } = useOrganizations({ search, cursor })
  const kept = search ? { search } : undefined
  return {
    page: data,
    error,
    retry: () => mutate(),
    isFirst: cursor === undefined,
    search,
    searchFor: (text: string) => setAddress(text ? { search: text } : {}, { replace: true }),
    turnTo: (next: string | undefined) => setAddress({ ...kept, ...(next && { cursor: next }) }),
    async take(deed: AdminDeed, { id, name }: OrganizationRow) {
      const { does, done } = DEEDS[deed]
      try {
        await does(id)
        toaster.create({ type: 'success', title: t(done, { name }) })
      } catch (failure) {
        toaster.create({ type: 'error', title: t('failed', { name }), description: errorText(failure) })
      }
    },
  }
}
