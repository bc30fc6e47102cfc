import type { OrganizationForm } from '#contract/people/organizations.ts'
import { useOrganization } from '../../../data/organizations.ts'
import { useReadSession } from '../../../lib/session.ts'
import { updateOrganization } from '../api.ts'

/** The dealership's own form, and how it is saved; its name is also the session's. */
export function useChangeOrganization() {
  const { data, error, mutate } = useOrganization()
  const readSession = useReadSession()
  return {
    organization: data,
    error,
    retry: () => mutate(),
    async save(form: OrganizationForm) {
      if (!data) return
      const saved = await updateOrganization(data.id, form)
      await mutate(saved, { revalidate: false })
      if (saved.name !== data.name) await readSession()
    },
  }
}
