import { Button, Flex, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Label } from '#contract/customers/labels.ts'
import { useLabels, useLiveLabels } from '../../../data/labels.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Labels } from '../../labels/index.ts'
import { LabelDialog } from './label-dialog.tsx'
import { systemTexts } from './texts.ts'
import { useChangeLabels } from './use-change-labels.ts'

/** The labels that every dealership has, and its own, which can be added, changed, and deleted. */
export function LabelList() {
  const t = useText(systemTexts)
  const common = useText()
  const { labels, isLoading } = useLabels()
  const { remove } = useChangeLabels()
  const [edited, edit] = useState<Label | 'new' | null>(null)
  const [doomed, doom] = useState<Label | null>(null)
  useLiveLabels()
  const own = labels.filter(({ is_default }) => !is_default)
  if (isLoading) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  return (
    <Stack gap="4">
      <Labels labels={labels.filter(({ is_default }) => is_default).map(({ name }) => name)} />
      {own.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('no_own_labels')}
        </Text>
      )}
      <Stack as="ul" gap="1">
        {own.map((label) => (
          <Flex as="li" key={label.id} align="center" gap="2" minHeight="11">
            <Flex flex="1" minWidth="0">
              <Labels labels={[label.name]} />
            </Flex>
            <IconButton
              variant="ghost"
              color="fg.muted"
              aria-label={t('edit_label', { label: label.name })}
              title={t('edit_label', { label: label.name })}
              onClick={() => edit(label)}
            >
              <Pencil />
            </IconButton>
            <IconButton
              variant="ghost"
              color="fg.error"
              aria-label={t('delete_label', { label: label.name })}
              title={t('delete_label', { label: label.name })}
              onClick={() => doom(label)}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <Button variant="outline" alignSelf="flex-start" onClick={() => edit('new')}>
        <Plus /> {t('add_label')}
      </Button>
      <LabelDialog label={edited} onClose={() => edit(null)} />
      <ConfirmDialog
        open={doomed !== null}
        title={doomed ? t('delete_label', { label: doomed.name }) : ''}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => doom(null)}
        onConfirm={async () => {
          if (doomed) await remove(doomed)
          doom(null)
        }}
      >
        {t('delete_label_question')}
      </ConfirmDialog>
    </Stack>
  )
}
