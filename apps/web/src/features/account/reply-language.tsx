import { chooseReplyLanguage, readReplyLanguage } from '@tillsight/contract/auth';
import { ReplyLanguage } from '@tillsight/contract/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { notify } from '../../ui/toaster.tsx';

const languageKey = ['reply-language'];

const titles: Record<ReplyLanguage, string> = {
  automatic: 'As I ask',
  english: 'English',
  hinglish: 'Hinglish',
  hindi: 'Hindi (हिन्दी)',
};

/** The language Sierra replies in, here, on WhatsApp and in reports. */
export function ReplyLanguageField() {
  const queries = useQueryClient();
  const chosen = useQuery({
    queryKey: languageKey,
    queryFn: async () => (await call(readReplyLanguage, {})).language,
    staleTime: 0,
  });
  const choose = useMutation({
    mutationFn: (language: ReplyLanguage) => call(chooseReplyLanguage, { language }),
    onSuccess: (_answer, language) => queries.setQueryData(languageKey, language),
    onError: error => notify({ title: 'The language was not saved', text: messageOf(error), destructive: true }),
  });
  return (
    <Field
      label="Sierra replies in"
      hint="In the chat, on WhatsApp and in your reports. “As I ask” follows the language of each question; reports are then in English."
      {...(chosen.isError ? { error: messageOf(chosen.error) } : {})}
    >
      {control => (
        <Select
          {...control}
          value={choose.isPending ? choose.variables : (chosen.data ?? 'automatic')}
          disabled={chosen.data === undefined || choose.isPending}
          onChange={event => choose.mutate(ReplyLanguage.parse(event.target.value))}
        >
          {ReplyLanguage.options.map(language => (
            <option key={language} value={language}>
              {titles[language]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
