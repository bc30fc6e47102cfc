import { HStack, Stack, Text } from '@chakra-ui/react'
import type { Template } from '#contract/messaging/template.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { CategoryBadge, StatusBadge } from '../status-badge.tsx'
import { StatusWords } from '../status-words.tsx'
import { TemplatePreview } from '../template-preview.tsx'
import { useListText } from './texts.ts'

/** A template's details, with its samples filled in, and WhatsApp's verdict. */
export function DetailsDialog({ template, onClose }: { template: Template | undefined; onClose: () => void }) {
  const common = useText()
  return (
    <DialogFrame
      open={template !== undefined}
      title={template?.friendly_name ?? ''}
      closeLabel={common('close')}
      onClose={onClose}
    >
      {template && <Details template={template} />}
    </DialogFrame>
  )
}

function Details({ template }: { template: Template }) {
  const t = useListText()
  const { moment } = useFormats()
  const { variables, samples, synced_at } = template
  return (
    <Stack gap="4">
      <HStack wrap="wrap">
        <StatusBadge template={template} />
        <CategoryBadge category={template.category} />
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {template.name} · {t(`language_${template.language}`)}
        </Text>
      </HStack>
      <StatusWords template={template} />
      {template.rejection_reason && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {template.rejection_reason}
        </Text>
      )}
      <TemplatePreview template={template} values={variables.map((name, index) => samples[index] || `[${name}]`)} />
      <Text fontSize="sm" color="fg.muted">
        {t('sends', { count: template.usage_count })}
        {synced_at && ` · ${t('synced', { when: moment(synced_at) })}`}
      </Text>
    </Stack>
  )
}
