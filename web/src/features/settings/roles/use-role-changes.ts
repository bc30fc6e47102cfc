import { useState } from 'react'
import type { Role } from '#contract/people/roles.ts'
import { RIGHTS, type Right } from '#contract/rights.ts'
import { removeRole, updateRole } from '../../../data/roles.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Banner } from '../../../ui/use-banner.ts'
import { roleTexts } from './texts.ts'

/** Gives a role a right or takes it, and deletes a role; `busy` is the one being changed. */
export function useRoleChanges(onBanner: (banner: Banner) => void) {
  const t = useText(roleTexts)
  const [busy, setBusy] = useState<string>()

  async function run(id: string, act: () => Promise<unknown>, done: string, failed: string) {
    setBusy(id)
    try {
      await act()
      onBanner({ status: 'success', text: done })
    } catch (error) {
      onBanner({ status: 'error', text: `${failed}: ${errorText(error)}` })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    busy,
    toggle({ id, rights }: Role, right: Right) {
      const isGiven = rights.includes(right)
      const next = RIGHTS.filter((one) => (one === right ? !isGiven : rights.includes(one)))
      return run(id, () => updateRole(id, { rights: next }), t('saved'), t('save_failed'))
    },
    remove: ({ id }: Role) => run(id, () => removeRole(id), t('removed'), t('remove_failed')),
  }
}
