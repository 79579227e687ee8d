import { mostSchedules } from '@tillsight/contract/schedules';
import { CalendarClock } from 'lucide-react';
import { SentenceList } from '../../shell/sentence-list.tsx';
import { useMakeSchedule, useSchedules } from './api.ts';
import { ScheduleRow } from './schedule-row.tsx';

const example = 'Send me sales by city every Monday at 9';
/** Short enough for a phone. */
const shortExample = 'Send sales every Monday at 9';

export function SchedulesPage() {
  return (
    <SentenceList
      title="Schedules"
      subtitle="Say which figures you want and when. They are fetched fresh at that time and never stored."
      field={{
        label: 'What should I send you, and when?',
        hint: `Up to ${mostSchedules} schedules.`,
        placeholder: shortExample,
        button: 'Add schedule',
      }}
      examples={[example, 'Email me yesterday’s orders daily at 8', 'Send sales on Fridays if they move by 10%']}
      empty={{ icon: CalendarClock, title: 'You have no schedules yet' }}
      failed="Your schedules couldn't be loaded"
      list={useSchedules()}
      making={useMakeSchedule()}
      renderRow={schedule => <ScheduleRow key={schedule.id} schedule={schedule} />}
    />
  );
}
