import type { OrganizationForm } from '#contract/people/organizations.ts'
import { updateOrganization, useOrganization } from '../../../data/organizations.ts'

/** The dealership's data, and the action to save it. */
export function useChangeOrganization() {
  const { data, error, mutate } = useOrganization()
  return {
    organization: data,
    error,
    retry: () => mutate(),
    async save(form: OrganizationForm) {
      if (data) await updateOrganization(data, form)
    },
  }
}
