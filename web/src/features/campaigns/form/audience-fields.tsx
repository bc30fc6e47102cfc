import { Fieldset, Stack, Text } from '@chakra-ui/react'
import { useGroups } from '../../../data/groups.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { campaignTexts } from '../texts.ts'
import type { FieldsProps } from './basic-fields.tsx'

const KINDS = ['all', 'groups', 'stage', 'label'] as const

/** Who gets it: all, groups, or those of a stage or a label. */
export function AudienceFields({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const { stages } = useStages()
  const { labels } = useLabels()
  const audience = form.watch('audience')
  return (
    <>
      <Choice
        label={t('audience')}
        error={form.formState.errors.audience?.message}
        options={KINDS.map((value) => ({ value, text: t(`audience_${value}`) }))}
        field={form.register('audience')}
      />
      {audience === 'groups' && <GroupChoice form={form} />}
      {audience === 'stage' && (
        <Choice
          label={t('stage')}
          options={stages.map(({ id, name }) => ({ value: id, text: name }))}
          field={form.register('stage')}
        />
      )}
      {audience === 'label' && (
        <Choice
          label={t('label')}
          options={labels.map(({ name }) => ({ value: name, text: name }))}
          field={form.register('label')}
        />
      )}
    </>
  )
}

function GroupChoice({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const { data } = useGroups()
  const groups = data?.data ?? []
  if (data && groups.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('no_groups')}
      </Text>
    )
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="sm">{t('audience_groups')}</Fieldset.Legend>
      <Stack gap="2" marginTop="2" maxHeight="48" overflowY="auto">
        {groups.map(({ id, name, count }) => (
          <NativeCheckbox
            key={id}
            value={id}
            label={count === null ? name : `${name} (${count})`}
            {...form.register('group_ids')}
          />
        ))}
      </Stack>
    </Fieldset.Root>
  )
}
