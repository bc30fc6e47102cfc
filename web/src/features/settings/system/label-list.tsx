import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { useLabels, useLiveLabels } from '../../../data/labels.ts'
import { useText } from '../../../lib/language/text.ts'
import { EditableList } from '../../../parts/editable-list.tsx'
import { Labels } from '../../labels/index.ts'
import { LabelDialog } from './label-dialog.tsx'
import { systemTexts } from './texts.ts'
import { useChangeLabels } from './use-change-labels.ts'

/** The default labels, and the dealership's own, which can be added, changed, and deleted. */
export function LabelList() {
  const t = useText(systemTexts)
  const { labels, isLoading } = useLabels()
  const { remove } = useChangeLabels()
  useLiveLabels()
  if (isLoading) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  return (
    <Stack gap="4">
      <Labels labels={labels.filter(({ is_default }) => is_default).map(({ name }) => name)} />
      <EditableList
        items={labels.filter(({ is_default }) => !is_default)}
        texts={{
          empty: t('no_own_labels'),
          add: t('add_label'),
          edit: ({ name }) => t('edit_label', { label: name }),
          delete: ({ name }) => t('delete_label', { label: name }),
          confirm: t('delete'),
          question: t('delete_label_question'),
        }}
        dialog={(label, onClose) => <LabelDialog label={label} onClose={onClose} />}
        onDelete={remove}
      >
        {({ name }) => (
          <Flex flex="1" minWidth="0">
            <Labels labels={[name]} />
          </Flex>
        )}
      </EditableList>
    </Stack>
  )
}
