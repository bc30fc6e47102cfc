import { Input, Textarea } from '@chakra-ui/react'
import { PLACEHOLDERS, type QuickReply, QuickReplyInput } from '#contract/messaging/quick-replies.ts'
import { useFields } from '../../data/fields.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { quickReplyTexts } from './texts.ts'
import { useChangeReplies } from './use-change-replies.ts'

interface ReplyDialogProps {
  /** `new` for one to create; null while closed. */
  reply: QuickReply | 'new' | null
  scope: QuickReply['scope']
  onClose: () => void
}

/** A quick reply's shortcut and text. */
export function ReplyDialog({ reply, onClose, ...form }: ReplyDialogProps) {
  const t = useText(quickReplyTexts)
  const common = useText()
  const known = reply === 'new' ? undefined : (reply ?? undefined)
  return (
    <FormDialog
      open={reply !== null}
      onClose={onClose}
      title={known ? t('edit', known) : t('add')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('save')}
    >
      {reply !== null && <ReplyForm reply={known} onDone={onClose} {...form} />}
    </FormDialog>
  )
}

interface ReplyFormProps extends Pick<ReplyDialogProps, 'scope'> {
  reply: QuickReply | undefined
  onDone: () => void
}

function ReplyForm({ reply, scope, onDone }: ReplyFormProps) {
  const t = useText(quickReplyTexts)
  const form = useContractForm<{ shortcut: string; body: string }>({
    schema: QuickReplyInput,
    values: { shortcut: reply?.shortcut ?? '', body: reply?.body ?? '' },
  })
  const { save } = useChangeReplies()
  const own = useFields().data?.data ?? []
  const submit = useSubmit(form, async (written) => {
    await save(reply, written, scope)
    onDone()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <FormField label={t('shortcut')} hint={t('shortcut_hint')} error={errors.shortcut?.message}>
        <Input autoComplete="off" autoCapitalize="none" maxLength={31} {...form.register('shortcut')} />
      </FormField>
      <FormField
        label={t('body')}
        hint={t('body_hint', {
          placeholders: [...PLACEHOLDERS, ...own.map(({ key }) => key)].map((name) => `{{${name}}}`).join(' '),
        })}
        error={errors.body?.message}
      >
        <Textarea rows={4} maxLength={1600} {...form.register('body')} />
      </FormField>
    </DialogForm>
  )
}
