import { Box, Code, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { fieldsOf, type Schema, typeOf } from './api-document.ts'
import { developersTexts } from './texts.ts'

interface FieldListProps {
  title: string
  fields: [name: string, schema: Schema, isRequired: boolean][]
}

/** The fields of a request or response, with nested fields below them. */
export function FieldList({ title, fields }: FieldListProps) {
  return (
    <Stack gap="2">
      <Text fontSize="xs" fontWeight="650" color="fg.muted" textTransform="uppercase" letterSpacing="wide">
        {title}
      </Text>
      <Fields fields={fields} />
    </Stack>
  )
}

function Fields({ fields }: Pick<FieldListProps, 'fields'>) {
  const t = useText(developersTexts)
  return (
    <Stack as="ul" gap="1.5" listStyleType="none">
      {fields.map(([name, schema, isRequired]) => {
        const inner = fieldsOf(schema)
        return (
          <Box as="li" key={name} fontSize="sm" overflowWrap="anywhere">
            <Code fontWeight="600">{name}</Code>{' '}
            <Text as="span" color="fg.muted" fontFamily="mono" fontSize="xs">
              {typeOf(schema)}
            </Text>
            {isRequired && (
              <Text as="span" color="fg.error" fontSize="xs">
                {' '}
                {t('required')}
              </Text>
            )}
            {inner && (
              <Box marginTop="1.5" marginLeft="2" paddingLeft="3" borderLeftWidth="2px">
                <Fields fields={inner} />
              </Box>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}
