import { useSearchParams } from 'react-router'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { refundPlan, resetOwner, setSuspended, useOrganizations } from '../../data/admin.ts'
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
  async function run(
    name: string,
    act: () => Promise<unknown>,
    done: 'refunded_done' | 'lost_device_done' | 'suspended_done' | 'opened_done',
  ) {
    try {
      await act()
      toaster.create({ type: 'success', title: t(done, { name }) })
    } catch (failure) {
      toaster.create({ type: 'error', title: t('failed', { name }), description: errorText(failure) })
    }
  }
  return {
    page: data,
    error,
    retry: () => mutate(),
    isFirst: cursor === undefined,
    search,
    searchFor: (text: string) => setAddress(text ? { search: text } : {}, { replace: true }),
    turnTo: (next: string | undefined) => setAddress({ ...kept, ...(next && { cursor: next }) }),
    refund: ({ id, name }: OrganizationRow) => run(name, () => refundPlan(id), 'refunded_done'),
    resetOwner: ({ id, name }: OrganizationRow) => run(name, () => resetOwner(id), 'lost_device_done'),
    setSuspended: ({ id, name }: OrganizationRow, suspended: boolean) =>
      run(name, () => setSuspended(id, suspended), suspended ? 'suspended_done' : 'opened_done'),
  }
}
