import type { Template } from '#contract/messaging/template.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { TemplateFields } from './template-fields.tsx'
import { useFormText } from './texts.ts'
import { useTemplateForm } from './use-template-form.ts'

interface TemplateDialogProps {
  /** The draft to change, 'new' for one to add, null while closed. */
  template: Template | 'new' | null
  onClose: () => void
}

/** Adds or changes a template, with its preview beside it. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useFormText()
  const common = useText()
  return (
    <FormDialog
      open={template !== null}
      onClose={onClose}
      title={t(template === 'new' ? 'create' : 'edit_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('save_draft')}
      size="xl"
    >
      {template && <Fields template={template === 'new' ? undefined : template} onDone={onClose} />}
    </FormDialog>
  )
}

function Fields({ template, onDone }: { template: Template | undefined; onDone: () => void }) {
  const form = useTemplateForm(template, onDone)
  return (
    <DialogForm onSubmit={form.submit} error={form.error}>
      <TemplateFields form={form} />
    </DialogForm>
  )
}
