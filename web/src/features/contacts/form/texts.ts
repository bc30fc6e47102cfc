import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of the form. */
const formTexts = {
  ...contactTexts,
  add_title: { en: 'Add New Contact', es: 'Agregar contacto nuevo' },
  update_contact: { en: 'Update Contact', es: 'Actualizar contacto' },
  creating: { en: 'Creating...', es: 'Creando...' },
  updating: { en: 'Updating...', es: 'Actualizando...' },
  organization: { en: 'Organization', es: 'Agencia' },
  organization_search: { en: 'Search dealerships', es: 'Buscar agencias' },
  organization_missing: { en: 'Please select an organization', es: 'Selecciona una agencia' },
  notes_hint: {
    en: 'What everyone should know. Dated notes are on the contact’s page.',
    es: 'Lo que todos deben saber. Las notas con fecha están en la página del contacto.',
  },
  first_name_missing: { en: 'Enter the first name.', es: 'Escribe el nombre.' },
  last_name_missing: { en: 'Enter the last name.', es: 'Escribe el apellido.' },
  number_wrong: { en: 'Enter a valid phone number.', es: 'Escribe un número de teléfono válido.' },
  other_numbers: { en: 'Other numbers', es: 'Otros números' },
  other_number: { en: 'Other number {n}', es: 'Otro número {n}' },
  number_label: { en: 'Label of number {n}', es: 'Etiqueta del número {n}' },
  number_label_hint: { en: 'Home, work…', es: 'Casa, trabajo…' },
  remove_number: { en: 'Remove number {n}', es: 'Quitar el número {n}' },
  add_number: { en: 'Add number', es: 'Agregar número' },
  phone_missing: {
    en: 'Enter a phone number or a WhatsApp number.',
    es: 'Escribe un número de teléfono o de WhatsApp.',
  },
  added: { en: 'Contact added', es: 'Contacto agregado' },
  create_failed: { en: 'Failed to create contact', es: 'No se pudo crear el contacto' },
  number_of: { en: '{name} already has this number', es: '{name} ya tiene este número' },
  number_of_hint: {
    en: 'A number belongs to one contact at a time.',
    es: 'Un número es de un solo contacto a la vez.',
  },
  open_contact: { en: 'Open contact', es: 'Abrir contacto' },
  delete_question: {
    en: 'Are you sure you want to delete {name}? This action cannot be undone.',
    es: '¿Seguro que quieres eliminar a {name}? Esta acción no se puede deshacer.',
  },
  deleted: { en: 'Contact "{name}" deleted successfully', es: 'Contacto "{name}" eliminado' },
  delete_failed: { en: 'Failed to delete contact: {message}', es: 'No se pudo eliminar el contacto: {message}' },
} as const satisfies Texts

export const useFormText = () => useText(formTexts)
