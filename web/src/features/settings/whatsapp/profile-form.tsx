import { Button, Heading, Input, Stack } from '@chakra-ui/react'
import { connect } from '#contract/telephony/connect.ts'
import type { Sender } from '#contract/telephony/sender.ts'
import { changeProfile } from '../../../data/sender.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { whatsappTexts } from './texts.ts'

interface Values {
  name: string
  about: string
  picture_url: string
}

/** What customers see on WhatsApp; only what was changed is sent, because Meta reviews every name. */
export function ProfileForm({ sender: { profile } }: { sender: Sender }) {
  const t = useText(whatsappTexts)
  const { user } = useSession()
  const { banner, show } = useBanner()
  const seen = { name: profile?.name ?? '', about: profile?.about ?? '', picture_url: profile?.picture_url ?? '' }
  const changesOf = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value.trim() !== seen[field as keyof Values]),
    ) as Partial<Values>
  const form = useContractForm<Values>({
    schema: connect.changeSender.body,
    bodyOf: changesOf,
    defaultValues: seen,
    values: seen,
  })
  const submit = useSubmit(
    form,
    async (values) => {
      await changeProfile(changesOf(values))
      form.reset(values)
      show({ status: 'success', text: t('saved') })
    },
    t('save_failed'),
  )
  const { errors, isSubmitting } = form.formState
  const isOwner = user?.role.name === 'owner'
  return (
    <Panel as="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="4" align="flex-start">
          <Heading as="h2" size="md" fontWeight="650">
            {t('profile')}
          </Heading>
          {profile?.name_state && (
            <Notice
              status={profile.name_state === 'reviewing' || profile.name_state === 'approved' ? 'info' : 'warning'}
            >
              {t(`name_${profile.name_state}`)}
            </Notice>
          )}
          <FormField label={t('name')} hint={t('name_hint')} error={errors.name?.message}>
            <Input {...form.register('name')} maxLength={100} autoComplete="organization" disabled={!isOwner} />
          </FormField>
          <FormField label={t('about')} error={errors.about?.message}>
            <Input {...form.register('about')} maxLength={139} disabled={!isOwner} />
          </FormField>
          <FormField label={t('picture')} hint={t('picture_hint')} error={errors.picture_url?.message}>
            <Input {...form.register('picture_url')} type="url" placeholder="https://" disabled={!isOwner} />
          </FormField>
          {errors.root && <Notice status="error">{errors.root.message}</Notice>}
          {banner && <Notice status={banner.status}>{banner.text}</Notice>}
          {isOwner && (
            <Button type="submit" variant="outline" loading={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
