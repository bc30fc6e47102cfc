import { campaigns } from '#contract/outreach/campaigns.ts'
import { type Campaign, createCampaign, updateCampaign } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { AudienceFields } from './form/audience-fields.tsx'
import { BasicFields } from './form/basic-fields.tsx'
import { FormReach } from './form/form-reach.tsx'
import { bodyOf, type FormValues, valuesOf } from './form/form-values.ts'
import { MessageFields } from './form/message-fields.tsx'
import { TimeFields } from './form/time-fields.tsx'
import { campaignTexts } from './texts.ts'

interface CampaignDialogProps {
  /** `new` for one to make; null while closed. */
  campaign: Campaign | 'new' | null
  onClose: () => void
  onSaved?: (campaign: Campaign) => void
}

/** A draft's audience, message, and time. */
export function CampaignDialog({ campaign, onClose, onSaved }: CampaignDialogProps) {
  const t = useText(campaignTexts)
  const common = useText()
  const known = campaign === 'new' ? undefined : (campaign ?? undefined)
  return (
    <FormDialog
      open={campaign !== null}
      onClose={onClose}
      title={known ? t('edit') : t('add')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('save')}
      size="lg"
    >
      {campaign !== null && <CampaignForm campaign={known} onClose={onClose} onSaved={onSaved} />}
    </FormDialog>
  )
}

type FormProps = Pick<CampaignDialogProps, 'onClose' | 'onSaved'> & { campaign: Campaign | undefined }

function CampaignForm({ campaign, onClose, onSaved }: FormProps) {
  const form = useContractForm<FormValues>({
    schema: campaigns.create.body,
    defaultValues: valuesOf(campaign),
    bodyOf: (values) => bodyOf(values, campaign),
  })
  const submit = useSubmit(form, async (values) => {
    const body = bodyOf(values, campaign)
    const saved = await (campaign ? updateCampaign(campaign.id, body) : createCampaign(body))
    onClose()
    onSaved?.(saved.campaign)
  })
  return (
    <DialogForm onSubmit={submit} onChange={() => form.clearErrors('root')} error={form.formState.errors.root?.message}>
      <BasicFields form={form} />
      <AudienceFields form={form} />
      <MessageFields form={form} pictureName={campaign?.media_name} />
      <TimeFields form={form} />
      <FormReach form={form} campaign={campaign} />
    </DialogForm>
  )
}
