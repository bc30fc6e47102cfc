import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { messagingSettings } from '#contract/messaging/settings.ts'
import { type SettingValues, useSettingGroup } from '../../../data/use-setting-group.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { FormField } from '../../../ui/form-field.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { mailTexts } from './texts.ts'

const facts = messagingSettings.mail
type MailKey = keyof typeof facts

/** The dealership's signature, and its postal address; they are saved together. */
export function FootForm({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(mailTexts)
  const shared = useText(settingsTexts)
  const common = useText()
  const { values, error, retry, save } = useSettingGroup('mail')
  const [changed, change] = useState<Partial<SettingValues<'mail'>>>({})
  const saving = useSave(onBanner)
  if (!values && error) return <SectionError title={t('load_failed')} error={error} onRetry={retry} />

  const field = (key: MailKey) => ({
    disabled: !values,
    maxLength: facts[key].characters,
    value: changed[key] ?? values?.[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ ...changed, [key]: target.value }),
  })
  const submit = (event: FormEvent) =>
    saving.save(
      event,
      async () => {
        await save(changed)
        change({})
      },
      { done: t('saved'), failed: shared('save_failed') },
    )
  return (
    <SectionPart title={t('foot')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5" maxWidth="lg">
          <FormField label={t('mail_signature')} hint={t('mail_signature_hint')}>
            <Textarea rows={3} {...field('mail_signature')} />
          </FormField>
          <FormField label={t('mail_postal_address')} hint={t('mail_postal_address_hint')}>
            <Input autoComplete="street-address" {...field('mail_postal_address')} />
          </FormField>
          <Button type="submit" alignSelf="flex-start" disabled={!values} loading={saving.isBusy}>
            {common('save')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}
