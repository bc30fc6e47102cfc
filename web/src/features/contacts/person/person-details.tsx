import { DataList } from '@chakra-ui/react'
import type { Contact } from '#contract/customers/contact.ts'
import { useStages } from '../../../data/stages.ts'
import { useMay } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Labels } from '../../labels/index.ts'
import { Assignment } from './assignment.tsx'
import { LabelPicker } from './label-picker.tsx'
import { usePersonText } from './texts.ts'
import { useChangeContact } from './use-change-contact.ts'

/** Stage, assignee, and labels, to change in place. */
export function PersonDetails({ contact }: { contact: Contact }) {
  const t = usePersonText()
  const { stages, nameOf } = useStages()
  const mayAssign = useMay('assign')
  const mayEdit = useMay('edit')
  const change = useChangeContact(contact)
  return (
    <div className="person-details">
      {mayEdit ? (
        <Choice
          label={t('stage')}
          value={contact.stage}
          onChange={(stage) => change({ stage })}
          options={stages.map(({ id, name }) => ({ value: id, text: name }))}
        />
      ) : (
        <Stated label={t('stage')} value={nameOf(contact.stage)} />
      )}
      {mayAssign ? (
        <Assignment contact={contact} />
      ) : (
        <Stated label={t('assigned_to')} value={contact.assigned_agent?.name ?? t('assignee_none')} />
      )}
      {mayEdit ? (
        <LabelPicker
          labels={contact.labels}
          onToggle={(label, isOn) => change(isOn ? { add_labels: [label] } : { remove_labels: [label] })}
        />
      ) : (
        <div className="person-labels">
          <Labels labels={contact.labels} />
        </div>
      )}
    </div>
  )
}

/** What the reader cannot change, with its label above as a choice has it. */
const Stated = ({ label, value }: { label: string; value: string }) => (
  <DataList.Root>
    <DataList.Item gap="1.5">
      <DataList.ItemLabel fontWeight="500" color="fg">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue minHeight="10" alignItems="center" overflowWrap="anywhere">
        {value}
      </DataList.ItemValue>
    </DataList.Item>
  </DataList.Root>
)
