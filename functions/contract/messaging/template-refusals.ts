import { fieldWords } from '#contract/field-words.ts'
import type { Language } from '#contract/language.ts'
import { refusal, type Sentence, say, type Words } from '#contract/words.ts'

/** What is wrong with a template, or with what is filled into one. */
export const templateRefusals = {
  template_name_wrong: refusal({
    code: 'invalid',
    en: 'Use lowercase letters, numbers, and underscores only.',
    es: 'Usa solo letras minúsculas, números y guiones bajos.',
  }),
  template_name_taken: refusal({
    code: 'conflict',
    en: 'Another template has this name in this language.',
    es: 'Otra plantilla ya tiene este nombre en este idioma.',
  }),
  variables_differ: refusal({
    code: 'invalid',
    en: ({ placeholders, variables }: { placeholders: number; variables: number }) =>
      `Body has ${placeholders} variable placeholders but ${variables} variables defined. They must match.`,
    es: ({ placeholders, variables }) =>
      `El texto tiene ${placeholders} marcadores de variable, pero hay ${variables} variables definidas. Deben coincidir.`,
  }),
  variables_not_in_order: refusal({
    code: 'invalid',
    en: ({ missing }: { missing: number }) => `Number the variables without gaps: {{${missing}}} is missing.`,
    es: ({ missing }) => `Numera las variables sin saltos: falta {{${missing}}}.`,
  }),
  variable_twice: refusal({
    code: 'invalid',
    en: ({ name }: { name: string }) => `Two variables are named “${name}”. Give each its own name.`,
    es: ({ name }) => `Dos variables se llaman “${name}”. Ponle a cada una su propio nombre.`,
  }),
  too_many_variables: refusal({
    code: 'invalid',
    en: ({ most }: { most: number }) => `Use at most ${most} variables.`,
    es: ({ most }) => `Usa ${most} variables como máximo.`,
  }),
  variables_in_body_only: refusal({
    code: 'invalid',
    en: 'Variables can only be in the body, and at the end of a link.',
    es: 'Las variables solo pueden estar en el texto y al final de un enlace.',
  }),
  variable_unreadable: refusal({
    code: 'invalid',
    en: 'Write variables with two braces on each side: {{1}}, or by name, {{first_name}}.',
    es: 'Escribe las variables con dos llaves de cada lado: {{1}} o por su nombre, {{nombre}}.',
  }),
  too_many_buttons: refusal({
    code: 'invalid',
    en: ({ buttons, links, calls }: { buttons: number; links: number; calls: number }) =>
      `WhatsApp allows at most ${buttons} buttons: up to ${links} links and ${calls} phone number.`,
    es: ({ buttons, links, calls }) =>
      `WhatsApp permite ${buttons} botones como máximo: hasta ${links} enlaces y ${calls} número de teléfono.`,
  }),
  button_address_wrong: refusal({
    code: 'invalid',
    en: 'Enter a web address that starts with https://. A variable can only be at its end, like https://yoursite.com/inventory/{{1}}.',
    es: 'Escribe una dirección web que empiece con https://. Solo puede llevar una variable al final, por ejemplo https://tusitio.com/inventario/{{1}}.',
  }),
  button_number_wrong: refusal({
    code: 'invalid',
    en: 'Enter the phone number with its country code, like +15125550100.',
    es: 'Escribe el número de teléfono con su código de país, por ejemplo +15125550100.',
  }),
  button_text_twice: refusal({
    code: 'invalid',
    en: 'Give each button its own text.',
    es: 'Ponle a cada botón su propio texto.',
  }),
  header_file_missing: refusal({
    code: 'invalid',
    en: 'Add the file for the header before you submit.',
    es: 'Agrega el archivo del encabezado antes de enviarla a aprobación.',
  }),
  header_file_wrong: refusal({
    code: 'invalid',
    en: 'WhatsApp takes a JPG or PNG up to 5 MB, an MP4 up to 16 MB, or a PDF up to 16 MB here.',
    es: 'WhatsApp acepta aquí un JPG o PNG de hasta 5 MB, un MP4 de hasta 16 MB o un PDF de hasta 16 MB.',
  }),
  template_not_draft: refusal({
    code: 'conflict',
    en: 'Only drafts can be changed. Duplicate this template and edit the copy.',
    es: 'Solo se pueden cambiar los borradores. Duplica esta plantilla y edita la copia.',
  }),
  template_submitted_already: refusal({
    code: 'conflict',
    en: 'This template has already been submitted.',
    es: 'Esta plantilla ya se envió a aprobación.',
  }),
  template_not_submitted: refusal({
    code: 'conflict',
    en: 'This template has not been submitted yet.',
    es: 'Esta plantilla todavía no se ha enviado a aprobación.',
  }),
  template_not_approved: refusal({
    code: 'conflict',
    en: 'WhatsApp has not approved this template, so it can’t be sent.',
    es: 'WhatsApp no ha aprobado esta plantilla, así que no se puede enviar.',
  }),
  template_paused: refusal({
    code: 'conflict',
    en: 'WhatsApp has paused or disabled this template. Choose another one.',
    es: 'WhatsApp pausó o desactivó esta plantilla. Elige otra.',
  }),
  template_values_differ: refusal({
    code: 'invalid',
    en: ({ variables }: { variables: number }) =>
      variables === 1 ? 'This template needs 1 value.' : `This template needs ${variables} values.`,
    es: ({ variables }) =>
      variables === 1 ? 'Esta plantilla necesita 1 valor.' : `Esta plantilla necesita ${variables} valores.`,
  }),
  template_value_missing: refusal({
    code: 'invalid',
    en: ({ name }: { name: string }) => `Fill in “${name}”.`,
    es: ({ name }) => `Completa “${name}”.`,
  }),
  template_value_wrong: refusal({
    code: 'invalid',
    en: ({ name }: { name: string }) => `“${name}” can’t have line breaks, tabs, or more than four spaces in a row.`,
    es: ({ name }) => `“${name}” no puede tener saltos de línea, tabulaciones ni más de cuatro espacios seguidos.`,
  }),

  // What WhatsApp's reviewers turn down: told, not refused, for the decision is theirs.
  risk_at_edge: refusal({
    code: 'invalid',
    en: 'WhatsApp often rejects a text that starts or ends with a variable. Put words around it.',
    es: 'WhatsApp suele rechazar un texto que empieza o termina con una variable. Pon palabras alrededor.',
  }),
  risk_adjacent: refusal({
    code: 'invalid',
    en: 'WhatsApp often rejects two variables side by side. Put a word between them.',
    es: 'WhatsApp suele rechazar dos variables juntas. Pon una palabra entre ellas.',
  }),
  risk_few_words: refusal({
    code: 'invalid',
    en: ({ words }: { words: number }) =>
      `WhatsApp rejects texts with too few words for their variables. Write at least ${words} words besides them.`,
    es: ({ words }) =>
      `WhatsApp rechaza los textos con muy pocas palabras para sus variables. Escribe al menos ${words} palabras además de ellas.`,
  }),
  risk_header_format: refusal({
    code: 'invalid',
    en: 'WhatsApp rejects headers with emoji, line breaks, or *formatting*.',
    es: 'WhatsApp rechaza los encabezados con emojis, saltos de línea o *formato*.',
  }),
  risk_us_marketing: refusal({
    code: 'invalid',
    en: 'WhatsApp does not deliver marketing templates to numbers in the United States.',
    es: 'WhatsApp no entrega plantillas de marketing a números de Estados Unidos.',
  }),
}

/** With what is said of any form's fields. */
const inForms = { ...fieldWords, ...templateRefusals }
export type TemplateRefused = Words<typeof inForms>

/** One of them in words: a page that checks what is typed into a template needs no other area's. */
export const sayTemplateRefusal = ({ key, about }: TemplateRefused, language: Language): string =>
  say(inForms[key] as Sentence<unknown>, language, about ?? {})
