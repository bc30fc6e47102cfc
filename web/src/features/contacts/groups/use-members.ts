import { changeMembers, type Group } from '../../../data/groups.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useGroupText } from './texts.ts'

/** Puts people into a list made by hand, and takes them out. */
export function useMembers() {
  const t = useGroupText()
  async function told(work: Promise<unknown>, title: string) {
    try {
      await work
      toaster.create({ type: 'success', title })
    } catch (error) {
      toaster.create({ type: 'error', title: t('group_failed'), description: errorText(error) })
    }
  }
  return {
    add: ({ id, name }: Group, contacts: string[]) =>
      told(changeMembers(id, { add_contact_ids: contacts }), t('added_to_group', { name })),
    remove: ({ id, name }: Group, contact: { id: string; display_name: string }) =>
      told(
        changeMembers(id, { remove_contact_ids: [contact.id] }),
        t('removed_from_group', { contact: phoneText(contact.display_name), name }),
      ),
  }
}
