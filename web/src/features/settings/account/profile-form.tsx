import { Box, Button, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import { type CurrentUser, me, SIGNATURE_CHARACTERS } from '#contract/people/me.ts'
import { LANGUAGE_NAMES } from '../../../lib/language/language-names.ts'
import { useText } from '../../../lib/language/text.ts'
import { useChangeAccount } from '../../../lib/session.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { TimeZoneField } from '../system/time-zone-field.tsx'
import { accountTexts } from './texts.ts'

/** Name, language, time zone, and signature. */
export function ProfileForm({ user, onBanner }: { user: CurrentUser; onBanner: (banner: Banner) => void }) {
  const t = useText(accountTexts)
  const change = useChangeAccount()
  const { firstName, lastName, language } = user
  const form = useContractForm({
    schema: me.update.body,
    bodyOf: changeOf,
    values: { firstName, lastName, language, timezone: user.timezone ?? '', signature: user.signature ?? '' },
  })
  const { register, watch, formState } = form
  const { errors } = formState
  const submit = useSubmit(
    form,
    async (values) => {
      await change(changeOf(values))
      onBanner({ status: 'success', text: t('saved') })
    },
    t('save_failed'),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
          <FormField label={t('first_name')} error={errors.firstName?.message} isRequired>
            <Input autoComplete="given-name" {...register('firstName')} />
          </FormField>
          <FormField label={t('last_name')} error={errors.lastName?.message} isRequired>
            <Input autoComplete="family-name" {...register('lastName')} />
          </FormField>
          <Choice
            label={t('language')}
            field={register('language')}
            options={(['en', 'es'] as const).map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          />
          <TimeZoneField
            hint={t('timezone_hint')}
            usual={t('dealership_zone')}
            error={errors.timezone?.message}
            field={register('timezone')}
          />
        </SimpleGrid>
        <FormField
          label={t('signature')}
          hint={t('signature_hint', { word: '{{signature}}' })}
          error={errors.signature?.message}
        >
          <Textarea
            rows={2}
            maxLength={SIGNATURE_CHARACTERS}
            placeholder={`– ${firstName}, ${user.organization_data.name}`}
            {...register('signature')}
          />
        </FormField>
        {watch('signature').trim() !== '' && <Preview signature={watch('signature').trim()} />}
        <Button type="submit" alignSelf="flex-start" loading={formState.isSubmitting}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  )
}

type Values = Pick<CurrentUser, 'firstName' | 'lastName' | 'language'> & { timezone: string; signature: string }

const changeOf = ({ timezone, ...values }: Values) => ({ ...values, timezone: timezone || null })

/** As a customer's phone shows it. */
function Preview({ signature }: { signature: string }) {
  const t = useText(accountTexts)
  return (
    <Stack gap="1.5">
      <Text fontSize="sm" fontWeight="600">
        {t('preview')}
      </Text>
      <Box
        alignSelf="flex-start"
        maxWidth="80"
        paddingInline="3.5"
        paddingBlock="2.5"
        borderRadius="xl"
        bg="brand.subtle"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {`${t('preview_message')}\n${signature}`}
      </Box>
    </Stack>
  )
}
