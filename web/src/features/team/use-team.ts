import type { Member } from '#contract/people/team.ts'
import {
  invite,
  removeMember,
  resendInvitation,
  resetTwoStep,
  updateRole,
  updateSuspended,
  useMembers,
} from '../../data/team.ts'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { teamTexts } from './texts.ts'

/** The dealership's members, kept fresh by push, and a manager's actions on them; each shows its result. */
export function useTeam() {
  const t = useText(teamTexts)
  const list = useMembers()

  async function run(act: () => Promise<unknown>, done: string, failed: string) {
    try {
      await act()
      toaster.create({ type: 'success', title: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: failed, description: errorText(error) })
    }
  }
  /** Returns the password to tell the person, if the mail failed. */
  async function invited(act: () => ReturnType<typeof invite>) {
    const { temporaryPassword } = await act()
    return temporaryPassword
  }
  return {
    list,
    invite: (body: { email: string; name: string; role: string }) => invited(() => invite(body)),
    resend: ({ id }: Member) => invited(() => resendInvitation(id)),
    updateRole: ({ id }: Member, role: string) => run(() => updateRole(id, role), t('role_updated'), t('role_failed')),
    suspend: ({ id, name }: Member, to?: string) =>
      run(() => updateSuspended(id, true, to), t('suspended', { name }), t('suspend_failed')),
    reactivate: ({ id, name }: Member) =>
      run(() => updateSuspended(id, false), t('reactivated', { name }), t('reactivate_failed')),
    remove: ({ id }: Member, to?: string) => run(() => removeMember(id, to), t('removed'), t('remove_failed')),
    resetTwoStep: ({ id, name }: Member) =>
      run(() => resetTwoStep(id), t('two_step_reset', { name }), t('reset_failed')),
    takeBack: ({ id }: Member) => run(() => removeMember(id), t('taken_back'), t('remove_failed')),
  }
}
export type Team = ReturnType<typeof useTeam>
