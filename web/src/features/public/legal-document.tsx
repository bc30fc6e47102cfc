import { Container, Heading, Stack, Text } from '@chakra-ui/react'

export interface LegalText {
  title: string
  updated: string
  intro?: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  list?: readonly { name: string; text: string }[]
}

/** A text to be read from top to bottom: numbered sections, a measure that the eye can follow. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <Container as="article" maxWidth="3xl" paddingBlock={{ base: '10', md: '16' }}>
      <Stack gap="3" marginBottom="10">
        <Heading as="h1" size="4xl" fontWeight="650" letterSpacing="-0.03em">
          {text.title}
        </Heading>
        <Text color="fg.muted">{text.updated}</Text>
        {text.intro && <Text fontSize="lg">{text.intro}</Text>}
      </Stack>
      <Stack gap="8">
        {text.sections.map(({ title, paragraphs, list = [] }, index) => (
          <Stack as="section" key={title} gap="2.5">
            <Heading as="h2" size="lg" fontWeight="650">
              {index + 1}. {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} color="fg.muted" lineHeight="tall">
                {paragraph}
              </Text>
            ))}
            {list.length > 0 && (
              <Stack as="ul" gap="2" paddingInlineStart="5">
                {list.map(({ name, text }) => (
                  <Text key={name} as="li" color="fg.muted" lineHeight="tall">
                    <Text as="strong" color="fg" fontWeight="600">
                      {name}
                    </Text>
                    {': '}
                    {text}
                  </Text>
                ))}
              </Stack>
            )}
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}
