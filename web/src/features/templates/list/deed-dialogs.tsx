import { Stack, Text } from '@chakra-ui/react'
import type { Template } from '#contract/messaging/template.ts'
import { sayTemplateRefusal } from '#contract/messaging/template-refusals.ts'
import { risksOf } from '#contract/messaging/template-rules.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { useListText } from './texts.ts'
import type { Asked, Deeds } from './use-deed.ts'

interface DeedDialogsProps {
  asked: { deed: Asked; template: Template } | null
  does: Deeds
  onDone: () => void
}

/** Confirmations before a template is submitted or deleted, and its details. */
export function DeedDialogs({ asked, does, onDone }: DeedDialogsProps) {
  const t = useListText()
  const common = useText()
  const { deed, template } = asked ?? {}
  const name = template?.friendly_name ?? ''
  const finish = async (doing: Promise<void> | undefined) => {
    await doing
    onDone()
  }
  return (
    <>
      <DetailsDialog template={deed === 'details' ? template : undefined} onClose={onDone} />
      <ConfirmDialog
        open={deed === 'submit'}
        title={t('submit_title')}
        confirmLabel={t('submit_button')}
        cancelLabel={common('cancel')}
        onCancel={onDone}
        onConfirm={() => finish(template && does.submit(template.id))}
      >
        <Stack>
          <Text>{t('submit_question', { name })}</Text>
          <Text>{t('submit_hint')}</Text>
          {template && <Risks template={template} />}
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        open={deed === 'delete'}
        title={t('delete_title')}
        confirmLabel={t('delete_button')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={onDone}
        onConfirm={() => finish(template && does.remove(template.id))}
      >
        <Text>{t('delete_question', { name })}</Text>
        {template?.status !== 'DRAFT' && <Text marginTop="2">{t('delete_hint')}</Text>}
      </ConfirmDialog>
    </>
  )
}

function Risks({ template }: { template: Template }) {
  const t = useListText()
  const language = useLanguage()
  const risks = Object.values(risksOf(template))
  if (risks.length === 0) return null
  return (
    <Stack gap="1" color="fg.warning">
      <Text fontWeight="600">{t('submit_risk')}</Text>
      {risks.map((risk) => (
        <Text key={risk.key}>{sayTemplateRefusal(risk, language)}</Text>
      ))}
    </Stack>
  )
}
