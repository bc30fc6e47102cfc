import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { templateTexts } from '../texts.ts'

/** The texts of the form. */
const formTexts = {
  ...templateTexts,
  edit_title: { en: 'Edit Template', es: 'Editar plantilla' },
  done_created: {
    en: 'Draft saved. Submit it when it’s ready.',
    es: 'Borrador guardado. Envíalo a aprobación cuando esté listo.',
  },
  done_updated: { en: 'Draft saved', es: 'Borrador guardado' },
  save_failed: { en: 'Failed to save template', es: 'No se pudo guardar la plantilla' },

  friendly_name: { en: 'Friendly name', es: 'Nombre visible' },
  friendly_name_hint: { en: 'What your team sees.', es: 'El que ve tu equipo.' },
  name_hint: {
    en: 'WhatsApp’s name for it: lowercase letters, numbers, and underscores. It can’t be changed later.',
    es: 'El nombre en WhatsApp: letras minúsculas, números y guiones bajos. Después no se puede cambiar.',
  },
  language: { en: 'Language', es: 'Idioma' },
  header_none: { en: 'None', es: 'Ninguno' },
  header_text: { en: 'Text', es: 'Texto' },
  header_image: { en: 'Image', es: 'Imagen' },
  header_video: { en: 'Video', es: 'Video' },
  header_document: { en: 'Document', es: 'Documento' },
  header_words: { en: 'Header text', es: 'Texto del encabezado' },
  header_file: { en: 'Header file', es: 'Archivo del encabezado' },
  header_file_hint_image: {
    en: 'JPG or PNG, up to 5 MB. Every message with this template shows it.',
    es: 'JPG o PNG, hasta 5 MB. Todos los mensajes con esta plantilla lo muestran.',
  },
  header_file_hint_video: {
    en: 'MP4, up to 16 MB. Every message with this template shows it.',
    es: 'MP4, hasta 16 MB. Todos los mensajes con esta plantilla lo muestran.',
  },
  header_file_hint_document: {
    en: 'PDF, up to 16 MB. Every message with this template brings it.',
    es: 'PDF, hasta 16 MB. Todos los mensajes con esta plantilla lo llevan.',
  },
  header_file_failed: { en: 'The file could not be uploaded', es: 'No se pudo subir el archivo' },
  choose_file: { en: 'Choose file', es: 'Elegir archivo' },
  replace_file: { en: 'Replace file', es: 'Cambiar archivo' },
  uploading: { en: 'Uploading…', es: 'Subiendo…' },
  file_there: { en: 'File added', es: 'Archivo agregado' },
  body: { en: 'Body', es: 'Texto' },
  body_hint: {
    en: 'Use {first}, {second} … where each customer’s details go.',
    es: 'Usa {first}, {second} … donde van los datos de cada cliente.',
  },
  characters: { en: '{count} of {limit}', es: '{count} de {limit}' },
  add_variable: { en: 'Add Variable', es: 'Agregar variable' },
  variable_heading: { en: 'Variables', es: 'Variables' },
  variable_name: { en: 'Name of {number}', es: 'Nombre de {number}' },
  variable_sample: { en: 'Sample for {number}', es: 'Ejemplo de {number}' },
  sample_hint: {
    en: 'WhatsApp’s reviewers see the samples. Without one they see the name.',
    es: 'Los revisores de WhatsApp ven los ejemplos. Sin uno, ven el nombre.',
  },
  remove_variable: { en: 'Remove variable {number}', es: 'Quitar la variable {number}' },
  footer: { en: 'Footer (optional)', es: 'Pie (opcional)' },
  buttons: { en: 'Buttons (optional)', es: 'Botones (opcional)' },
  button_URL: { en: 'Link', es: 'Enlace' },
  button_PHONE_NUMBER: { en: 'Phone call', es: 'Llamada' },
  button_QUICK_REPLY: { en: 'Quick reply', es: 'Respuesta rápida' },
  add_button_URL: { en: 'Add link', es: 'Agregar enlace' },
  add_button_PHONE_NUMBER: { en: 'Add phone call', es: 'Agregar llamada' },
  add_button_QUICK_REPLY: { en: 'Add quick reply', es: 'Agregar respuesta rápida' },
  button_text: { en: 'Text of button {number}', es: 'Texto del botón {number}' },
  button_url: { en: 'Address of button {number}', es: 'Dirección del botón {number}' },
  button_phone: { en: 'Phone number of button {number}', es: 'Teléfono del botón {number}' },
  remove_button: { en: 'Remove button {number}', es: 'Quitar el botón {number}' },
  save_draft: { en: 'Save draft', es: 'Guardar borrador' },
} as const satisfies Texts

export const useFormText = () => useText(formTexts)
