import type { Contact } from '#contract/customers/contact.ts'
import { Choice } from '../../../ui/choice.tsx'
import { useDesks } from '../use-desks.ts'
import { usePersonText } from './texts.ts'
import { useAssign } from './use-assign.ts'

/** A contact's assignee, whom managers can change. */
export function Assignment({ contact }: { contact: Contact }) {
  const t = usePersonText()
  const { agents } = useDesks()
  const assign = useAssign(contact)
  const { assigned_agent: agent } = contact
  // Somebody who can be given nothing any more still has what they have.
  const others = agents.filter(({ id }) => id !== agent?.id)
  return (
    <Choice
      label={t('assigned_to')}
      value={agent?.id ?? ''}
      onChange={assign}
      options={[
        { value: '', text: t('assignee_none') },
        ...[...(agent ? [agent] : []), ...others]
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ id, name }) => ({ value: id, text: name })),
      ]}
    />
  )
}
