import { Box, type BoxProps, Container, Heading, Stack, Text } from '@chakra-ui/react'

type SectionProps = BoxProps & { title: string; text?: string }

/** A part of the landing page; its id is an anchor that the sticky header does not cover. */
export function Section({ title, text, children, ...rest }: SectionProps) {
  return (
    <Box as="section" scrollMarginTop="16" paddingBlock={{ base: '16', md: '24' }} {...rest}>
      <Container maxWidth="1160px">
        <Stack gap="3" maxWidth="2xl" marginBottom={{ base: '8', md: '12' }}>
          <Heading as="h2" size={{ base: '3xl', md: '4xl' }} fontWeight="650" letterSpacing="-0.025em">
            {title}
          </Heading>
          {text && (
            <Text fontSize="lg" color="fg.muted">
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Container>
    </Box>
  )
}
