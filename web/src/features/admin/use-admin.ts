import { useSearchParams } from 'react-router'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { refundPlan, setSuspended, useOrganizations } from '../../data/admin.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { adminTexts } from './texts.ts'

/** A page of all dealerships, and the actions to suspend or reopen one. */
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
    async refund({ id, name }: OrganizationRow) {
      try {
        await refundPlan(id)
        toaster.create({ type: 'success', title: t('refunded_done', { name }) })
      } catch (failure) {
        toaster.create({ type: 'error', title: t('failed', { name }), description: errorText(failure) })
      }
    },
    async setSuspended({ id, name }: OrganizationRow, suspended: boolean) {
      try {
        await setSuspended(id, suspended)
        toaster.create({ type: 'success', title: t(suspended ? 'suspended_done' : 'opened_done', { name }) })
      } catch (failure) {
        toaster.create({ type: 'error', title: t('failed', { name }), description: errorText(failure) })
      }
    },
  }
}
