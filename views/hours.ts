/** Opening hours such as `Mo-Fr 10:00-19:00` in words. */
export function spokenHours(hours: string[]): string {
  return hours.map(spoken).join('; ');
}

function spoken(span: string): string {
  const [days = '', times = ''] = span.split(' ');
  const names = days.split('-').map((day) => dayNames[day as keyof typeof dayNames]);
  return `${names.join(' to ')} from ${times.replace('-', ' to ')}`;
}

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};
