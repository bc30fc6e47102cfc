import { Button, Input, Stack, Text } from '@chakra-ui/react'
import { AlarmClock } from 'lucide-react'
import { Link } from 'react-router'
import { isUsNumber } from '#contract/customers/is-us-number.ts'
import type { Template } from '#contract/messaging/template.ts'
import { useApproved } from '../../../data/templates.ts'
import { useText } from '../../../lib/language/text.ts'
import type { ComposerDialogProps } from '../../../lib/slots.ts'
import { LaterMenu } from '../../../parts/later-menu.tsx'
import { useLaterText } from '../../../parts/later-texts.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { TemplatePreview } from '../template-preview.tsx'
import { ChooseTemplate } from './choose-template.tsx'
import { useSendText } from './texts.ts'
import { useFill } from './use-fill.ts'

type SendTemplateDialogProps = Pick<
  ComposerDialogProps,
  'open' | 'onClose' | 'to' | 'onSendTemplate' | 'onScheduleTemplate'
>

/** 'Send Template Message' (S2 §2.1): choose one, fill its variables by name, and see the customer's view. */
export function SendTemplateDialog({ open, onClose, ...props }: SendTemplateDialogProps) {
  const t = useSendText()
  const common = useText()
  const { data } = useApproved()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('send_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={data && data.templates.length > 0 ? t('send_button') : undefined}
      size="lg"
    >
      {open && <Content onDone={onClose} {...props} />}
    </FormDialog>
  )
}

type ContentProps = Pick<SendTemplateDialogProps, 'to' | 'onSendTemplate' | 'onScheduleTemplate'> & {
  onDone: () => void
}

function Content({ onDone, ...props }: ContentProps) {
  const t = useSendText()
  const { data, error, mutate } = useApproved()
  if (!data && !error) return <PageSpinner />
  if (!data) {
    return <LoadFailed title={t('failed')} error={error} onRetry={() => mutate()} />
  }
  if (data.templates.length === 0) {
    return (
      <EmptyState
        icon={null}
        title={t('nothing_to_send')}
        description={t('nothing_to_send_hint')}
        action={
          <Button asChild>
            <Link to="/message-templates">{t('manage')}</Link>
          </Button>
        }
      />
    )
  }
  return <Fill templates={data.templates} onDone={onDone} {...props} />
}

function Fill({ templates, to, onSendTemplate, onScheduleTemplate, onDone }: ContentProps & { templates: Template[] }) {
  const t = useSendText()
  const fill = useFill(templates, to.name, async (filled) => {
    await onSendTemplate(filled)
    onDone()
  })
  const { template, values } = fill
  const later = useLaterText()
  const isUnwanted = template?.category === 'MARKETING' && isUsNumber(to.address)
  return (
    <DialogForm onSubmit={fill.submit} error={fill.error}>
      <ChooseTemplate
        templates={templates}
        chosen={template?.id}
        onChoose={fill.choose}
        error={fill.errorOf('template')}
      />
      {isUnwanted && <Notice status="warning">{t('us_marketing')}</Notice>}
      {template && (
        <Stack gap="4">
          {template.variables.map((name, index) => (
            <FormField key={name} label={name} error={fill.errorOf(`variables.${index}`)}>
              <Input value={values[index] ?? ''} onChange={({ target }) => fill.write(index, target.value)} />
            </FormField>
          ))}
          <TemplatePreview template={template} values={values} />
          <LaterMenu
            phone={to.address}
            onChoose={async (at, unlessReply) => {
              if (await fill.with((filled) => onScheduleTemplate(filled, at, unlessReply))) onDone()
            }}
            onRefused={fill.refuse}
          >
            <Button variant="outline" size="sm" alignSelf="flex-start">
              <AlarmClock size={16} /> {later('send_later')}
            </Button>
          </LaterMenu>
          <Text fontSize="sm" color="fg.muted">
            {t(`category_${template.category}`)} · {t(`language_${template.language}`)}
          </Text>
        </Stack>
      )}
    </DialogForm>
  )
}
