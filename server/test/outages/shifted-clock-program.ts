/**
 * Loaded before a process, sets its clock as its machine's may be set: by so many milliseconds each time its parent says so.
 * Timers and `performance` go on, as the kernel's monotonic clock does.
 */
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
let offset = 0;
const now = () => realNow() + offset;
RealDate.now = now;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], made: Function) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
  apply: () => new RealDate(now()).toString(),
});

process.on("message", (milliseconds: number) => {
  offset += milliseconds;
});
process.channel?.unref();
