import { product } from '@tillsight/contract/product';
import { TitledCard } from '../../ui/card.tsx';
import { useModelUse } from './api.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const whole = new Intl.NumberFormat();
const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', minimumFractionDigits: 4 });

/** What the model that helps Sierra was used for, by day; without one there is no card. */
export function ModelUseCard() {
  const { data } = useModelUse();
  if (!data || (data.model === null && data.days.length === 0)) return null;
  const { model, tokens_a_day: most, days } = data;
  const isPriced = days.some(({ usd }) => usd !== null);
  return (
    <TitledCard
      title="Language model"
      text={
        model === null
          ? `No language model helps ${product.assistant} now. This is what one was used for.`
          : `${model} helps ${product.assistant} with long questions.${most === null ? '' : ` Your team may use ${whole.format(most)} tokens a day; beyond them she answers on her own.`}`
      }
    >
      {days.length === 0 ? (
        <p className="text-sm text-muted">It has not been used in the last two weeks.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Use of the language model by day</caption>
            <thead className="text-left text-xs text-muted">
              <tr>
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  Day
                </th>
                <th scope="col" className="py-1.5 pr-4 text-right font-medium">
                  Calls
                </th>
                <th scope="col" className="py-1.5 pr-4 text-right font-medium">
                  Tokens
                </th>
                {isPriced ? (
                  <th scope="col" className="py-1.5 text-right font-medium">
                    Cost
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {days.map(each => (
                <tr key={each.day}>
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                    {day.format(new Date(each.day))}
                  </th>
                  <td className="py-1.5 pr-4 text-right">{whole.format(each.calls)}</td>
                  <td className="py-1.5 pr-4 text-right">{whole.format(each.tokens)}</td>
                  {isPriced ? (
                    <td className="py-1.5 text-right">{each.usd === null ? '–' : dollars.format(each.usd)}</td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TitledCard>
  );
}
