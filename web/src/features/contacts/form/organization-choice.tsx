import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useOrganizations } from '../../../data/admin.ts'
import { Choice } from '../../../ui/choice.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useFormText } from './texts.ts'

interface OrganizationChoiceProps {
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** Any dealership there is, found by its name: for system administrators. */
export function OrganizationChoice({ value, onChange, error }: OrganizationChoiceProps) {
  const t = useFormText()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; text: string }>()
  const { data } = useOrganizations({ search, per_page: 20 })
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: id, text: name }))
  const options = chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found
  return (
    <Stack gap="2">
      <SearchBox value={search} label={t('organization_search')} clearLabel={t('clear_search')} onSearch={setSearch} />
      <Choice
        label={t('organization')}
        value={value}
        onChange={(id) => {
          setChosen(options.find((one) => one.value === id))
          onChange(id)
        }}
        options={[{ value: '', text: t('organization_missing') }, ...options]}
        error={error}
      />
    </Stack>
  )
}
