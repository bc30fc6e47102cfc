import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { FIELD_KINDS } from '#contract/customers/field-kinds.ts'
import { removeField, useFields } from '../../../data/fields.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { EditableList } from '../../../parts/editable-list.tsx'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { Dotted } from '../../../ui/dotted.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { FieldDialog } from './field-dialog.tsx'
import { useFieldText } from './texts.ts'

/** The dealership's own fields of contacts: added, renamed, and deleted by managers. */
export function FieldsSection({ title }: SettingsSectionProps) {
  const t = useFieldText()
  return (
    <SectionFrame title={title} hint={t('hint')}>
      <Panel>
        <FieldList />
      </Panel>
    </SectionFrame>
  )
}

function FieldList() {
  const t = useFieldText()
  const language = useLanguage()
  const { data, error, mutate } = useFields()
  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  return (
    <EditableList
      items={data.data}
      texts={{
        empty: t('none'),
        add: t('add'),
        edit: ({ name }) => t('edit', { name }),
        delete: ({ name }) => t('delete', { name }),
        confirm: t('confirm_delete'),
        question: t('delete_question'),
      }}
      dialog={(field, onClose) => <FieldDialog field={field} onClose={onClose} />}
      onDelete={async ({ id }) => {
        try {
          await removeField(id)
          toaster.create({ type: 'success', title: t('deleted') })
        } catch (failure) {
          toaster.create({ type: 'error', title: t('delete_failed'), description: errorText(failure) })
        }
      }}
    >
      {({ name, key, kind, choices }) => (
        <Stack gap="0" flex="1" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <Dotted
              facts={[FIELD_KINDS[kind].label[language], choices.join(', '), t('in_messages', { word: `{{${key}}}` })]}
            />
          </Text>
        </Stack>
      )}
    </EditableList>
  )
}
